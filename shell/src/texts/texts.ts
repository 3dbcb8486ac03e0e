/// <reference path="../../../shared-ui/src/kernel/po.d.ts" />

/** The catalogue of each language but English, which is in the code (docs/decisions/0057-languages.md). */
export const texts = {
  es: () => import(/* webpackChunkName: "texts-es" */ './es.po'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.po'),
  de: () => import(/* webpackChunkName: "texts-de" */ './de.po'),
  pt: () => import(/* webpackChunkName: "texts-pt" */ './pt.po'),
  ar: () => import(/* webpackChunkName: "texts-ar" */ './ar.po'),
}
