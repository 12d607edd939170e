type TurningProps = { isTurned: boolean; className?: string; children: [before: string, after: string] };

/** Takes the space of the longer of two sentences, so that nothing below moves under a finger. */
export function Turning({ isTurned, className = '', children: [before, after] }: TurningProps) {
  return (
    <div role="status" className={`grid text-pretty text-muted *:col-start-1 *:row-start-1 ${className}`}>
      <p className={isTurned ? 'invisible' : ''}>{before}</p>
      <p className={isTurned ? '' : 'invisible'}>{after}</p>
    </div>
  );
}
