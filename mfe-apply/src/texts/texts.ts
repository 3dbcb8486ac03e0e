/// <reference path="../../../shared-ui/src/kernel/po.d.ts" />

/** The catalogue of each language but English, which is in the code (docs/decisions/0057-languages.md). */
export const texts = {
  es: () => import(/* webpackChunkName: "page-apply-texts-es" */ './es.po'),
  fr: () => import(/* webpackChunkName: "page-apply-texts-fr" */ './fr.po'),
  de: () => import(/* webpackChunkName: "page-apply-texts-de" */ './de.po'),
  pt: () => import(/* webpackChunkName: "page-apply-texts-pt" */ './pt.po'),
  ar: () => import(/* webpackChunkName: "page-apply-texts-ar" */ './ar.po'),
}
