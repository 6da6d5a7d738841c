import type { Wire } from '../../contract.ts'

/** An emergency contact as the lender keeps it. */
export interface KeptContact {
  contactName: string
  contactPhone: string
  /** 1 relative, 2 friend; 3 and above: the additional ones of contactType -2. */
  contactLevel: number
  contactRelationshipId: number
  /** Whether the contact counts; a contact that does not has to be filled in again. */
  valid: boolean
}

/** How the assessment of a customer goes. Status: 0 not assessed, 1 assessing, 2 failed, 3 succeeded (spec 4). */
interface AssessmentSeed {
  /** Where it stands on the first day. */
  status: 0 | 1 | 2 | 3
  /** Polls answered 'assessing' before the decision. */
  polls: number
  /** The decision is there after this many milliseconds even if nobody polls. */
  maxMs: number
  outcome: 'success' | 'failure'
  /** What a success grants, in yuan. */
  grant: number
  /** Why it fails, for the customer. */
  reason: string
  /** Days after a failure until a new try. */
  retryDays: number
}

/** How the assessment before the application goes. */
interface PreAssessmentSeed {
  polls: number
  outcome: 'success' | 'fail'
  reason: string
}

/** What comes of looking at a face. */
export type FaceOutcome = 'pass' | 'fail' | 'other'

/** What is recommended to be filled in as contacts; null: nothing. */
type RecommendSeed = NonNullable<Wire<'credit/queryRecommendContactGray'>> | null

/** One change of the limit before the first day. */
interface PastChange {
  /** Days before the first day. */
  daysAgo: number
  /** Yuan; negative takes away. */
  yuan: number
  title: string
}

/** Persona data of the credit domain. Everything has a default. */
export interface CreditSeed {
  assessment: AssessmentSeed
  preAssessment: PreAssessmentSeed
  /** Whether life and work were asked about. */
  baseInfo: boolean
  /** What a face check comes to, and how many a day are allowed. */
  face: { outcome: FaceOutcome; triesADay: number }
  recommend: RecommendSeed
  /** Ids of the raise-limit authorisations that are done, see `AUTHORISATIONS`. */
  raised: string[]
  /** Why no raise-limit authorisation may start; null: they may. */
  raiseBlocked: string | null
  /** How the recording of the online bank goes: polls until the result. */
  recording: { polls: number; outcome: 'success' | 'failure' }
  /** Changes of the limit before the first day, oldest first; null: one that explains the whole limit. */
  pastChanges: PastChange[] | null
  /** Credit cards on file. */
  creditCards: Wire<'credit/queryCreditCardList'>
  /** Whether the promotion and the campaign of the first day's month are joined. */
  joined: { promotion: boolean; campaign: boolean }
  /** The last commitment video; null: none. */
  lastVideo: 'success' | 'fail' | null
}

const DEFAULTS: CreditSeed = {
  assessment: {
    status: 3,
    polls: 2,
    maxMs: 60_000,
    outcome: 'success',
    grant: 30_000,
    reason: '综合评估未通过，暂无法为您提供额度',
    retryDays: 30,
  },
  preAssessment: { polls: 2, outcome: 'success', reason: '很抱歉，您暂不符合申请条件' },
  baseInfo: true,
  face: { outcome: 'pass', triesADay: 5 },
  recommend: {
    computingTime: 1000,
    contacts: [
      {
        contactName: '陈建国',
        contactPhone: '13912340001',
        contactLevel: 1,
        contactRelationshipId: 1,
        verifyStatus: 1,
      },
      {
        contactName: '周敏',
        contactPhone: '13712340002',
        contactLevel: 2,
        contactRelationshipId: 5,
        verifyStatus: 1,
      },
      {
        contactName: '孙浩',
        contactPhone: '13612340003',
        contactLevel: 2,
        contactRelationshipId: 6,
        verifyStatus: 2,
      },
    ],
    hitGray: true,
    pageRecLimit: 3,
    redContactNum: 1,
    completeRecConNum: 2,
    goContact: false,
    pageName: '紧急联系人',
  },
  raised: [],
  raiseBlocked: null,
  recording: { polls: 2, outcome: 'success' },
  pastChanges: null,
  creditCards: [],
  joined: { promotion: false, campaign: false },
  lastVideo: null,
}

type Grouped = 'assessment' | 'preAssessment' | 'face' | 'recording' | 'joined'

/** What a persona says of its credit: whatever differs from the ordinary, in groups too. */
export type CreditSeedChanges = Partial<Omit<CreditSeed, Grouped>> & {
  [G in Grouped]?: Partial<CreditSeed[G]>
}

/** The credit data of a persona, defaults filled in. */
export function creditSeedOf({ credit = {} }: { credit?: CreditSeedChanges }): CreditSeed {
  return {
    ...DEFAULTS,
    ...credit,
    assessment: { ...DEFAULTS.assessment, ...credit.assessment },
    preAssessment: { ...DEFAULTS.preAssessment, ...credit.preAssessment },
    face: { ...DEFAULTS.face, ...credit.face },
    recording: { ...DEFAULTS.recording, ...credit.recording },
    joined: { ...DEFAULTS.joined, ...credit.joined },
  }
}
