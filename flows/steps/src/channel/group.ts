/** Which calls of the contract a channel uses: the film-ticket partner has a group of its own (spec 7). */
export type CallGroup = 'channel' | 'creditMaoYan'
