/** Characters of a complaint, and of how to reach who complains; pictures that may go with it. */
export const MOST = { text: 2000, contact: 80, pictures: 9 } as const
/** What the pictures show, as the upload names it. */
export const PICTURE_TYPE = 'other'
