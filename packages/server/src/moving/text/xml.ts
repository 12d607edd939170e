import { Parser } from 'htmlparser2';

import { Refusal } from '../../refusal.ts';

export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const deepest = 60;
/** Of a file that is kept as a whole. What is read piece by piece may have as many as fit in its bytes. */
const mostElements = 1_500_000;

type Handlers = {
  open: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Reads XML piece by piece. Files with entities of their own are refused: none of the trackers writes one. */
export function walkXml(xml: string, { open, text, close }: Handlers): void {
  if (/<!ENTITY|<!DOCTYPE[^>]*(\[|SYSTEM\s+["'](?!http))/i.test(xml.slice(0, 100_000))) {
    throw new Refusal('move_entities');
  }
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest) throw new Refusal('move_hostile');
        open(localName(name), attributes);
      },
      ontext: (value) => text?.(value),
      onclosetag(name) {
        depth -= 1;
        close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
}

function localName(name: string): string {
  return name.replace(/^.*:/, '');
}

/** The whole of a small XML file. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  walkXml(xml, {
    open(name, attributes) {
      elements += 1;
      if (elements > mostElements) throw new Refusal('move_hostile');
      const element = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(value) {
      const element = open.at(-1);
      if (element) element.text += value;
    },
    close: () => void open.pop(),
  });
  return root;
}

/** The elements of a name at any depth. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findAll(child, name),
  ]);
}

/** What an element and those in it say, each piece once. */
export function textsIn(element: XmlElement): string[] {
  const shown = element.children.find(({ name }) => name === 'displayname');
  if (shown || element.children.length === 0) return [(shown ?? element).text.trim()].filter(Boolean);
  return element.children.flatMap(textsIn);
}

/** The text of the first child of one of some names, or of what it displays. */
export function textOf(element: XmlElement, ...names: string[]): string {
  for (const name of names) {
    const child = element.children.find((one) => one.name === name);
    if (!child) continue;
    const shown = child.children.find((one) => one.name === 'displayname' || one.name === 'name');
    const value = (shown?.text ?? child.text).trim();
    if (value !== '') return value;
  }
  return '';
}
