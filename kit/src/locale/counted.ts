/** A number of things in English: 1 star, 3 stars. */
export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
