/** The rules as a page shows them, read from docs/rules: the little Markdown that is written there. */
import type { CardCode } from '../wire/protocol.gen';

export type Span =
  | { readonly kind: 'text' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'card'; readonly card: CardCode }
  | { readonly kind: 'link'; readonly rule: number }
  | { readonly kind: 'ruling' };

export type Spans = readonly Span[];

export type Block =
  | { readonly kind: 'text' | 'quote'; readonly spans: Spans }
  | { readonly kind: 'rule'; readonly rule: number; readonly ruling: boolean; readonly spans: Spans }
  | { readonly kind: 'steps'; readonly steps: readonly Spans[] }
  | { readonly kind: 'table'; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] }
  | { readonly kind: 'example'; readonly id: string; readonly title: string; readonly blocks: readonly Block[] };

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  readonly title: string;
  readonly lead: readonly Block[];
  readonly sections: readonly Section[];
}

export function rulebookOf(markdown: string): Rulebook {
  const [opening = '', ...others] = markdown.trim().split(/^## /m);
  const [title, lead] = headed(opening.replace(/^# /, ''));
  return { title, lead: blocksOf(lead), sections: others.map(sectionOf) };
}

/** Sections have the same address in every language. */
function sectionOf(text: string, at: number): Section {
  const [title, rest] = headed(text);
  const [plain = '', ...examples] = rest.split(/^(?=<!-- example: )/m);
  return { id: `S${at + 1}`, title, blocks: [...blocksOf(plain), ...examples.map(exampleOf)] };
}

function exampleOf(text: string): Block {
  const [comment, rest] = headed(text);
  const [title, body] = headed(rest.replace(/^### /, ''));
  const id = /example: (\S+)/.exec(comment)?.[1] ?? '';
  return { kind: 'example', id, title, blocks: blocksOf(body) };
}

/** The first line, and what follows. */
function headed(text: string): [string, string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text.trim(), ''] : [text.slice(0, end).trim(), text.slice(end + 1)];
}

function blocksOf(text: string): Block[] {
  const parts = text.split(/\n\s*\n|\n(?=- )/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map(blockOf);
}

function blockOf(text: string): Block {
  if (text.startsWith('- **R')) return ruleOf(text);
  if (text.startsWith('|')) return tableOf(text);
  if (text.startsWith('1. '))
    return {
      kind: 'steps',
      steps: text
        .split(/^\d+\. /m)
        .slice(1)
        .map(spansOf),
    };
  if (text.startsWith('>')) return { kind: 'quote', spans: spansOf(text.replace(/^> ?/gm, '')) };
  return { kind: 'text', spans: spansOf(text) };
}

/** What this project decided has a word in brackets: *(ruling)*, *(Festlegung)*, *(ausgemachd)*. */
const RULING = /\s*\*\([^)]+\)\*/g;

function ruleOf(text: string): Block {
  const number = /^- \*\*R(\d+)\*\*\s+/.exec(text);
  const said = text.slice(number?.[0].length ?? 0);
  const plain = said.replace(RULING, '');
  return { kind: 'rule', rule: Number(number?.[1]), ruling: plain !== said, spans: spansOf(plain) };
}

function tableOf(text: string): Block {
  const [head = [], , ...rows] = text.split('\n').map(cellsOf);
  return { kind: 'table', head, rows };
}

function cellsOf(line: string): Spans[] {
  return line.trim().slice(1, -1).split('|').map(spansOf);
}

const MARKED = /(`[BNYGR]\d+`|\bR\d+\b|\*\*[^*]+\*\*|\*[^*]+\*)/;

function spansOf(text: string): Spans {
  const parts = text.trim().replace(/\s+/g, ' ').split(MARKED);
  return parts.filter((part) => part !== '').map(spanOf);
}

function spanOf(part: string): Span {
  if (/^`[BNYGR]\d+`$/.test(part)) return { kind: 'card', card: part.slice(1, -1) };
  if (/^R\d+$/.test(part)) return { kind: 'link', rule: Number(part.slice(1)) };
  if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) };
  if (/^\*\(.+\)\*$/.test(part)) return { kind: 'ruling' };
  if (/^\*.+\*$/.test(part)) return { kind: 'em', text: part.slice(1, -1) };
  return { kind: 'text', text: part };
}

/** All words of a block. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'rule':
      return `R${block.rule} ${said(block.spans)}`;
    case 'example':
      return [block.title, ...block.blocks.map(textOf)].join(' ');
    case 'steps':
      return block.steps.map(said).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(said).join(' ');
    default:
      return said(block.spans);
  }
}

function said(spans: Spans): string {
  return spans.map(wordOf).join('');
}

function wordOf(span: Span): string {
  switch (span.kind) {
    case 'card':
      return span.card;
    case 'link':
      return `R${span.rule}`;
    case 'ruling':
      return '';
    default:
      return span.text;
  }
}
