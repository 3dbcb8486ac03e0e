/** As whom somebody looks at a reward. */
export type Viewer = 'recommender' | 'company' | 'operator'
