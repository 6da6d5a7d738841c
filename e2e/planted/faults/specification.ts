import type { Fault } from '../fault.ts'

const seenBy = {
  kind: 'specification',
  step: 'tools',
  test: 'stories/coverage/register/register.test.ts',
} as const

/** What the specification asks for, and no customer gets. */
export const specificationFaults: Fault[] = [
  {
    ...seenBy,
    id: 'spec-unused-part',
    harm: 'The page of a bill list loses the part that says what is due, and only the part has a test.',
    file: 'flows/widgets.json',
    find: '"finds": "BillLine"',
    put: '"finds": "BillLineNobodyShows"',
  },
  {
    ...seenBy,
    id: 'spec-unread-field',
    harm: 'The lender names the time of arrival, and no page reads it.',
    file: 'api-client/contract/entities.json',
    find: '"arrivalTime"',
    put: '"arrivalTimeNobodyReads"',
  },
  {
    ...seenBy,
    id: 'spec-undeclared-call',
    harm: 'A page makes a call that no contract and no lender knows.',
    file: 'api-client/src/gen/calls/cashGetAmount.ts',
    find: "path: 'cash/getAmount'",
    put: "path: 'cash/getAmountOfNobody'",
  },
  {
    ...seenBy,
    id: 'spec-orphaned-function',
    harm: 'The figure of a rule is right in its test, and the page works it out in another way.',
    file: 'flows/cash-loan/src/result/MoreThanCard.tsx',
    find: 'available != null && !showsMoreThanBanner(exactCents(available), least)',
    put: 'available != null && exactCents(available) < 1',
  },
  {
    ...seenBy,
    id: 'spec-stale-reason',
    harm: 'A reason says that something is not there, long after it was built.',
    file: 'flows/spec-answers.json',
    find: '"while": ["koouappConfigapiQueryWebconfig"]',
    put: '"while": ["koouappConfigapiQueryWebconfigMany"]',
  },
]
