/**
 * Where the open application for a loan is kept, and the lock by which one tab at a time sends it. Everything that lends from a
 * page of its own shares them: while the outcome of a loan is open, no loan of another kind can be sent, and one result page ends
 * them all.
 */
export const loanRecord = {
  recordKey: 'loan_cash_serial_no',
  lockKey: 'loan_cash_publish_lock',
} as const
