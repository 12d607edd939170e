import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files dropped or pasted anywhere on the page, since a drop beside its target would open the file instead of the
 * page. Returns whether files are being dragged over it.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isDraggedOver, setHeld] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

    function hold(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setHeld(true);
    }
    function onDragLeave(event: DragEvent) {
      if (event.relatedTarget === null) setHeld(false);
    }
    function drop(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setHeld(false);
      take([...(event.dataTransfer?.files ?? [])]);
    }
    function paste({ clipboardData }: ClipboardEvent) {
      if (clipboardData && clipboardData.files.length > 0) take([...clipboardData.files]);
    }

    document.addEventListener('dragover', hold);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);

  return isDraggedOver;
}
