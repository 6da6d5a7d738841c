import { carries, defineStep } from '@koo/flow'

// Size: three sections, of which one is a form and one an upload with its tries of the day

export const step = defineStep({
  title: '完善信息',
  exits: { done: carries<{ authId?: string }>(), contacts: null, blocked: null, apply: null },
  needs: ['capture'],
})

/**
 * What is missing of a customer whose limit can be raised: base data, the marriage certificate, further contacts. `done`: the
 * certificate is handed in and has raised the limit; with its authorisation. `contacts`: to their form. `blocked`: nothing can be
 * done here now, and the customer has read why. `apply`: to an application, where there is no limit.
 */
export const perfectInfo = step.page(() => import('./PerfectInfo.tsx'))
