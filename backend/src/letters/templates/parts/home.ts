import { createContext } from 'react'

/** Where the product is, such as `https://goodword.example`: the small print of every letter links there. */
export const Home = createContext('')
