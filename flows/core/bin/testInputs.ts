import type { TestInput } from '../src/tools/index.ts'
import { importFile } from './product.ts'

interface MagicInput {
  field: string
  value: string
  file?: string
  effect: { en: string }
}
interface SandboxInputs {
  personas: readonly { name: string; mobile: string; shows: { en: string } }[]
  MAGIC_INPUTS: readonly MagicInput[]
}
/** The input that signs in through a partner. */
const CREDENTIAL = 'partnerToken'
/** The credential of a customer: the partner's code, a dot, a phone number. */
const OF_A_CUSTOMER = /^[\w-]+\.(\d{11})$/

/** The shared step that takes the credential of a partner. */
const HANDOVER = 'handover'
/** The steps of a channel on whose pages an input is typed: by its field, of files by what they show. */
const TYPED_ON: Readonly<Record<string, readonly string[]>> = {
  partnerToken: [HANDOVER],
  // Without a credential a phone number signs in.
  验证码: [HANDOVER],
  身份证号第15至17位: ['identity'],
  人脸识别token: ['face'],
  联系人手机号末四位: ['contacts'],
  银行卡后四位: ['checkout'],
  银行卡号末四位: ['passage', 'checkout', 'autoPay'],
  文件名: ['idPhotos', 'idPictures', 'proofUpload', 'keptProof'],
  idPhoto: ['idPhotos'],
  proof: ['proofUpload', 'keptProof'],
}

/** Whom the sheet is for. */
export interface Tested {
  readonly id: string
  /** Names of the folders of the flow's steps. */
  readonly steps: readonly string[]
}

/**
 * What a tester of a flow signs in with and types. Of a partner's channel: the credentials of its customers, and the inputs
 * that its pages can take; a partner without customers of its own takes any phone number. Of the other flows, where a phone
 * number signs in: the customers that bear the name of the flow, and all inputs but credentials.
 */
export async function testInputsOf({ id, steps }: Tested, project: string): Promise<TestInput[]> {
  const sandbox = await importFile<SandboxInputs>(project, 'api-client/sandbox/src/index.ts')
  const handsOver = steps.includes(HANDOVER)
  const customers = sandbox?.personas.filter(({ name }) => name.startsWith(`${id}-`)) ?? []
  const own = customers.map(({ name, mobile, shows }) => ({
    input: handsOver ? CREDENTIAL : 'mobile',
    value: handsOver ? `${id}.${mobile}` : mobile,
    effect: `${name}: ${shows.en}`,
  }))
  const typed = (sandbox?.MAGIC_INPUTS ?? []).filter((input) =>
    handsOver ? isTypedOn(input, steps) : input.field !== CREDENTIAL,
  )
  return [
    ...own,
    ...typed.flatMap(({ field, value, effect }) => {
      const [, mobile] = OF_A_CUSTOMER.exec(value) ?? []
      if (mobile === undefined) return [{ input: field, value, effect: effect.en }]
      // The example of the list is that of another partner.
      return own.length > 0 ? [] : [{ input: field, value: `${id}.${mobile}`, effect: effect.en }]
    }),
  ]
}

const isTypedOn = ({ field, file }: MagicInput, steps: readonly string[]): boolean =>
  TYPED_ON[file ?? field]?.some((step) => steps.includes(step)) ?? false
