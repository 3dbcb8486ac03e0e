import { composed, type Parts } from '@goodword/languages/composed'
import type { Values } from '@goodword/languages/texts'
import { createElement, Fragment, type ReactNode, useContext } from 'react'
import { isolatedValues, type LetterTexts, letterTexts, translationIn } from '../../letter-texts.ts'
import { LetterEnvContext } from './letter-env.ts'

type Rich = Parts<ReactNode>

/** Those of a letter's body, in which elements can stand. */
interface BodyTexts extends LetterTexts {
  t: {
    (source: string, values?: Values): string
    /** @param values also elements, and what marked words such as `<terms>Terms of Service</terms>` stand in */
    (source: string, values: Rich): ReactNode
  }
}

/** The sentences of a letter, in the language of its reader. */
export function useLetterTexts(): BodyTexts {
  const texts = letterTexts(useContext(LetterEnvContext).language)
  const { language } = texts
  const t = (source: string, values: Rich = {}) =>
    composed<ReactNode>(translationIn(language, source), isolatedValues(values, language), joined)
  return { ...texts, t: t as BodyTexts['t'] }
}

function joined(parts: ReactNode[]): ReactNode {
  const isText = parts.every((part) => typeof part !== 'object')
  return isText ? parts.join('') : createElement(Fragment, null, ...parts)
}
