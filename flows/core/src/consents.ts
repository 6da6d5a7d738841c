/** What a customer agrees to before a call is sent: `credit`, that the provider queries the credit report. */
export type ConsentName = 'credit'
/** Consents that the provider takes outside of the flow: where, in words for a partner's testers. */
export type ConsentsElsewhere = Readonly<Partial<Record<ConsentName, string>>>
