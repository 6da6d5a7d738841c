import type { Fault } from '../fault.ts'

const publishing = 'flows/steps/src/blocks/publishing'

/** Who publishes by the one publisher, and the test of each that sees a reply which was lost. */
const products = [
  ['cash', 'flow pages', 'flows/cash-loan/src/journey.lost.test.tsx', 'half a reply'],
  [
    'lead',
    'flow pages',
    'flows/cash-loan/src/lead/journey.lead.test.tsx',
    'unknown outcome is settled first',
  ],
  ['one-click', 'flow pages', 'flows/cash-loan/src/oneClick/OneClick.publishing.test.tsx', 'after a reload'],
  ['staff', 'flow pages', 'flows/cash-loan/src/staff/StaffLoan.test.tsx', 'when the reply is lost'],
  ['checkout', 'steps', 'flows/steps/src/pages/checkout/Checkout.test.tsx', 'that never arrived'],
] as const

/** One fault in the publisher, which the tests of each product see by themselves. */
const failureRefuses = products.map(([product, step, test, title]): Fault => ({
  id: `publish-failure-refuses-${product}`,
  kind: 'publish',
  harm: 'Every failure is shown as a refusal: the customer applies again and has two loans, or pays twice.',
  file: `${publishing}/reply.ts`,
  find: "if (isGatewayError(error) && error.kind === 'result' && !error.outcomeUnknown) {",
  put: 'if (isGatewayError(error)) {',
  step,
  test,
  title,
}))

/** A loan that is made twice, or lost, and what is typed before it. */
export const publishingFaults: Fault[] = [
  {
    id: 'publish-second-tap',
    kind: 'publish',
    harm: 'Two taps on the button send the application twice.',
    file: `${publishing}/sending.ts`,
    find: "if (isPending || state.name !== 'ready') return 'ignored'",
    put: "if (isPending && state.name !== 'ready') return 'ignored'",
    step: 'steps',
    test: `${publishing}/publisher.test.ts`,
  },
  {
    id: 'publish-unknown-as-refusal',
    kind: 'publish',
    harm: 'A lost reply is shown as a refusal: the customer applies again and has two loans.',
    file: `${publishing}/reply.ts`,
    find: "error.kind === 'result' && !error.outcomeUnknown",
    put: "error.kind === 'result'",
    step: 'steps',
    test: `${publishing}/reply.test.ts`,
  },
  ...failureRefuses,
  {
    id: 'publish-repeat-refused',
    kind: 'publish',
    harm: 'A refused repeat ends the application, although the first request may have become a loan.',
    file: `${publishing}/machine.ts`,
    find: "isRepeat ? { name: 'unknown', application, since }",
    put: "isRepeat && code === 0 ? { name: 'unknown', application, since }",
    step: 'steps',
    test: `${publishing}/machine.test.ts`,
  },
  {
    id: 'publish-new-number',
    kind: 'publish',
    harm: 'The number that the server gave for the application is thrown away for one of our own.',
    file: `${publishing}/sending.ts`,
    find: 'given ?? found.serial ?? newSerial()',
    put: 'given ?? newSerial()',
    step: 'steps',
    test: 'flows/steps/src/blocks/publishing/hostile.test.ts',
  },
  {
    id: 'publish-trusts-too-early',
    kind: 'publish',
    harm: 'A request that still travels counts as never received: the customer is asked to apply again.',
    file: 'flows/steps/src/constants.ts',
    find: 'NOT_FOUND_TRUSTED_AFTER_MS = 20 * SECOND',
    put: 'NOT_FOUND_TRUSTED_AFTER_MS = 2 * SECOND',
    step: 'steps',
    test: `${publishing}/hostile.test.ts`,
  },
  {
    id: 'publish-terms-key',
    kind: 'publish',
    harm: 'The same amount with another coupon counts as the application that was prepared before.',
    file: 'flows/cash-loan/src/model/terms/terms.ts',
    find: '    request.userCardId,\n    request.couponIds,\n    request.loanUseCode,',
    put: '    request.userCardId,\n    request.loanUseCode,',
    step: 'flow pages',
    test: 'flows/cash-loan/src/model/terms/terms.test.ts',
  },
  {
    id: 'reload-sending-as-new',
    kind: 'reload',
    harm: 'After a reload while it is sent, the application counts as never sent, and is sent anew.',
    file: `${publishing}/record.ts`,
    find: "    case 'new':\n",
    put: "    case 'new':\n    case 'sending':\n",
    step: 'steps',
    test: `${publishing}/record.test.ts`,
  },
  {
    id: 'reload-draft-hidden',
    kind: 'reload',
    harm: 'A phone that kills the hidden tab loses what was typed last.',
    file: 'flows/page/src/draft/keepDraft.ts',
    find: "      document.addEventListener('visibilitychange', save.flush)\n",
    put: '',
    step: 'page',
    test: 'flows/page/src/draft/keepDraft.test.ts',
  },
  {
    id: 'reload-code-wait',
    kind: 'reload',
    harm: 'A clock that was set back keeps the customer waiting for hours for another code.',
    file: 'flows/page/src/code/sentCode.ts',
    find: '(ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : 0)',
    put: '(ms > 0 ? ms : 0)',
    step: 'page',
    test: 'flows/page/src/code/useSmsCode.test.tsx',
  },
]
