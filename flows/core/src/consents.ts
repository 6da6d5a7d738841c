/**
 * What a customer agrees to before a call is sent: `credit`, that the provider queries the credit report; `lend`, the agreements of
 * a loan that the call makes.
 */
export type ConsentName = 'credit' | 'lend'
/** Consents that the provider takes outside of the flow: where, in words for a partner's testers. */
export type ConsentsElsewhere = Readonly<Partial<Record<ConsentName, string>>>
