/** By the numbers of the contract: 1 switch, 2 link to open, 3 opened, 4 link to another page. */
export const autoPayShows = ['switch', 'open', 'opened', 'jump'] as const
