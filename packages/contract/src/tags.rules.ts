/** Tags as they are stored: separated by commas, each once whatever its case, in the order in which they were typed. */
export function tidyTags(typed: string): string {
  const tags = new Map<string, string>();
  for (const tag of splitTags(typed)) {
    const key = tag.toLowerCase();
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()].join(', ');
}

export function splitTags(tags: string): string[] {
  return tags
    .split(/[,;\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
