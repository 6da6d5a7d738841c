/** Which calls of the contract a channel uses: the film-ticket partner has a group of its own. */
export type CallGroup = 'channel' | 'creditMaoYan'
