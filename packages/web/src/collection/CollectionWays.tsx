import { Link } from '@tanstack/react-router';
import { Download, FileDown, Image, LibraryBig, MapPin, Printer, Trash2 } from 'lucide-react';

import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { marksWords } from '../i18n/marks.ts';
import { pictureWords } from '../i18n/picture.ts';
import { paths } from '../paths.ts';
import { menuEntry } from '../ui/Menu.tsx';
import type { Way } from './CollectionMenu.tsx';
import { printList } from './list/paper.ts';

/** What is done rarely with a collection. */
export function CollectionWays({ onOpen }: { onOpen: (way: Way) => void }) {
  const text = useWords(collectionWords);
  const picture = useWords(pictureWords);
  const marks = useWords(marksWords);
  return (
    <>
      <li>
        <button type="button" onClick={() => onOpen('picture')} className={menuEntry}>
          <Image />
          {picture.save}
        </button>
      </li>
      <li>
        <button type="button" onClick={printList} className={menuEntry}>
          <Printer />
          {text.print}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onOpen('takeOut')} className={menuEntry}>
          <FileDown />
          {marks.takeOut}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onOpen('marks')} className={menuEntry}>
          <MapPin />
          {marks.manage}
        </button>
      </li>
      <li>
        <Link {...paths.platforms()} className={menuEntry}>
          <LibraryBig />
          {text.managePlatforms}
        </Link>
      </li>
      <li>
        <Link {...paths.settings({ section: 'export' })} className={menuEntry}>
          <Download />
          {text.archiveAndExport}
        </Link>
      </li>
      <li>
        <Link {...paths.bin()} className={menuEntry}>
          <Trash2 />
          {text.bin}
        </Link>
      </li>
    </>
  );
}
