/** A placeholder for what loads, sized by class: `<Skeleton className="h-5 w-32" />`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-small bg-ink/10 ${className}`} />;
}
