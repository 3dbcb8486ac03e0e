import { createContext } from 'react'

/** Messages by field, of a form that the server has answered with this page. They go when their field is changed. */
export const AnsweredErrors = createContext<Record<string, string>>({})
