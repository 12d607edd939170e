/** Our mark, a cartridge whose label is a cartouche, on a square of 32: its parts in the colours of the theme. */
export const mark = [
  {
    color: 'accent',
    path: 'M5 4.5A2.5 2.5 0 0 1 7.5 2h17A2.5 2.5 0 0 1 27 4.5v18a1.5 1.5 0 0 1-1.5 1.5H24v4.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 28.5V24H6.5A1.5 1.5 0 0 1 5 22.5z',
  },
  {
    color: 'onAccent',
    path: 'M13 7.5h5a4.5 4.5 0 0 1 0 9h-5a4.5 4.5 0 0 1 0-9zm0 2.4a2.1 2.1 0 0 0 0 4.2h5a2.1 2.1 0 0 0 0-4.2zM23.4 7.5h-1.6v9h1.6z',
  },
  { color: 'onAccent', path: 'M11.5 25.5h1.8v2.5h-1.8zm3.6 0h1.8v2.5h-1.8zm3.6 0h1.8v2.5h-1.8z' },
] as const;
