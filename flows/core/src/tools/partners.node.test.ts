import { describe, expect, it } from 'vitest'
import { defineFlow, defineStep, metaRouting, type FlowData, type StageCode } from '../index.ts'
import { checkPartner, sheet, type PartnerOrder } from './index.ts'

const step = defineStep({ title: '身份认证' }).page(() => Promise.resolve({ default: () => null }))
const flow: FlowData = defineFlow({
  id: 'siku',
  start: 'idauth',
  pages: { idauth: step, video: step },
  server: metaRouting({ group: 'channel', links: { pay: 'pay' } }),
})
const order: PartnerOrder = {
  code: 'siku',
  entry: '/pages/credit/siku/idauth',
  steps: ['id-auth', 'face-verify', 'pay'],
  proofs: ['id-auth', 'face-verify'],
}
const start = (...pages: string[]) => ({ name: 'siku-start', lines: pages.map((at) => ({ at })) })

const said = (change: Partial<PartnerOrder> = {}, personas = [start('idauth', 'video')]) =>
  checkPartner(flow, [{ ...order, ...change }], personas).map(
    ({ where, what, cure }) => `${where}: ${what}. ${cure}`,
  )

describe('what the server of a partner does', () => {
  it('is what the flow is made for, without regard to case', () => {
    expect(said()).toEqual([])
    expect(said({ steps: ['ID-AUTH', 'pay'] })).toEqual([])
  })

  it('is wrong where a step has a slip, or where the flow lacks its page', () => {
    const [slip, lacking] = said({ steps: ['id-auth', 'face-verfy', 'bindcard'] })
    expect(slip).toContain(
      "step 'face-verfy': is in the partner's order, and no page of the flow answers to it",
    )
    expect(slip).toContain("did you mean 'face-verify'?")
    expect(lacking).toContain("step 'bindcard'")
  })

  it('is wrong where its customers enter at another flow', () => {
    expect(said({ entry: '/pages/credit/kidswant/idauth' })[0]).toContain('is no address below /siku/idauth')
    expect(said({ entry: '/pages/credit/siku' })).toEqual([])
  })

  it('is another way than that of a persona who begins', () => {
    expect(said({}, [start('video', 'idauth')])[0]).toContain(
      "persona 'siku-start': goes video, idauth, and the partner's server idauth, video",
    )
  })

  it('is the order in which the stages are counted', () => {
    const stage = (code: StageCode) => step.with({ stage: code })
    const staged = { ...flow, pages: { idauth: stage('identity'), video: stage('face') } }
    const faults = (change: Partial<FlowData>) => checkPartner({ ...staged, ...change }, [order], [])
    expect(faults({})).toEqual([])
    expect(faults({ order: ['video', 'idauth'] })[0]?.what).toBe(
      "are counted as face, identity, and the partner's server sends to identity, face",
    )
    expect(faults({ pages: { ...staged.pages, more: stage('contacts') } })[0]?.where).toBe('stages')
  })

  it('is unknown for a partner without a file, and not asked for other flows or without a sandbox', () => {
    expect(said({ code: 'kidswant' })[0]).toContain("'siku' is no partner of the sandbox")
    expect(checkPartner({ ...flow, server: null }, [], [])).toEqual([])
    expect(checkPartner(flow, null, [])).toEqual([])
  })

  it('stands on the sheet', () => {
    const line = '- steps before the assessment: id-auth → idauth, face-verfy → no page\n'
    expect(sheet(flow, [], [{ ...order, proofs: ['id-auth', 'face-verfy'] }])).toContain(line)
    expect(sheet(flow)).not.toContain('before the assessment')
  })
})
