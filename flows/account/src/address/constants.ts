/** How many addresses the server keeps of a customer. */
export const MOST_ADDRESSES = 10
