import { elementsOf, loadsFromElsewhere } from './loads-from-elsewhere.ts'
import type { Refusal } from './refusals.ts'

/** By name: what was unpacked of those parts that are read, undefined for others. */
export type Parts = ReadonlyMap<string, Uint8Array | undefined>

/** Parts that say what others are, and how they hang together. */
export const TYPES = '[Content_Types].xml'
const RELATIONS = /\.rels$/i
const ROOT = /^_rels\/\.rels$/i
const MAIN = /\/officeDocument["']/
const TARGET = /\bTarget\s*=\s*["']\/?([^"']+)["']/
const WORD = /wordprocessingml\.(?:document|template)\.main\+xml/i
const MACROS = /macroenabled|vbaproject/i
/** Objects of other programs, and controls, as relations and content types call them. */
const OBJECTS = /\/(?:oleObject|control|activeXControlBinary)["']|officedocument\.oleObject|ms-office\.activeX/i
const PACKAGE = /\/relationships\/package["']/i
/** Charts keep their figures in a workbook, which Word opens when somebody edits them. */
const OF_CHARTS = /^word\/(?:charts|diagrams)\//i

/** Whether a part of a Word document is read, and not just unpacked. */
export function isReadPart(name: string): boolean {
  return name === TYPES || RELATIONS.test(name)
}

/** Whether these parts are a Word document: its main part is the one that the package names, whatever it is called. */
export function isWordDocument(parts: Parts): boolean {
  if (parts.has('word/document.xml')) return true
  const named = relationsOf(parts).flatMap(([name, xml]) => (ROOT.test(name) ? elementsOf(xml) : []))
  const main = named.filter((element) => MAIN.test(element)).map((element) => TARGET.exec(element)?.[1] ?? '')
  return WORD.test(typesOf(parts)) && main.some((name) => parts.has(name))
}

/** What a Word document would do when it opens: with macros it is a .docm, which runs programs, whatever its parts are called. */
export function refusalOfWord(parts: Parts): Refusal | undefined {
  const [types, names] = [typesOf(parts), [...parts.keys()]]
  if (MACROS.test(types) || names.some((name) => MACROS.test(name))) return 'word-macros'
  const relations = relationsOf(parts)
  const isUnread = names.some((name) => RELATIONS.test(name) && !parts.get(name))
  if (isUnread || relations.some(([, xml]) => loadsFromElsewhere(xml))) return 'word-external'
  const hasObject = relations.some(([name, xml]) =>
    elementsOf(xml).some((element) => OBJECTS.test(element) || (PACKAGE.test(element) && !OF_CHARTS.test(name))),
  )
  return hasObject || OBJECTS.test(types) ? 'word-objects' : undefined
}

function typesOf(parts: Parts): string {
  return elementsOf(parts.get(TYPES) ?? new Uint8Array()).join('<')
}

function relationsOf(parts: Parts): [string, Uint8Array][] {
  return Array.from(parts).flatMap(([name, xml]) =>
    RELATIONS.test(name) && xml ? [[name, xml] as [string, Uint8Array]] : [],
  )
}
