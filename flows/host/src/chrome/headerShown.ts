import { createContext } from 'react'

/** Whether a page has a title bar (spec 2: by channel; plain browsers always). `pageId` is null before the first page is known. */
export const HeaderShown = createContext((_pageId: string | null): boolean => true)
