/** A form-encoded body with brackets: `items[0][price]=p` is `{ items: { 0: { price: 'p' } } }`. */
export type Form = string | { [key: string]: Form };

export function parseForm(encoded: string): Record<string, Form> {
  const root: Record<string, Form> = Object.create(null); // no prototype: a key may be called 'constructor'
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    put(root, [first, ...rest], value);
  }
  return root;
}

function put(into: Record<string, Form>, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(into).length) : key; // `expand[]=a&expand[]=b`
  const [next] = rest;
  if (next === undefined) {
    into[name] = value;
    return;
  }
  const known = into[name];
  const child = typeof known === 'object' ? known : Object.create(null);
  into[name] = child;
  put(child, rest, value);
}
