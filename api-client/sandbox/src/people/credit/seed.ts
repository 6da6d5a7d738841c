import type { Wire } from '../../engine/contract.ts'

declare module '../../engine/persona.ts' {
  interface Persona {
    /** If missing, the defaults apply. */
    credit?: CreditSeedChanges
  }
}

/** A saved emergency contact. */
export interface KeptContact {
  contactName: string
  contactPhone: string
  /** 1 relative, 2 friend; 3 and above: additional contacts of contactType -2. */
  contactLevel: number
  contactRelationshipId: number
  /** Whether the contact is valid; an invalid one must be entered again. */
  valid: boolean
}

/** How the assessment of a customer proceeds. Status: 0 not assessed, 1 assessing, 2 failed, 3 succeeded. */
interface AssessmentSeed {
  /** Status on the first day. */
  status: 0 | 1 | 2 | 3
  /** Number of 'assessing' polls before the decision. */
  polls: number
  /** After so many milliseconds the decision is made even without polls. */
  maxMs: number
  outcome: 'success' | 'failure'
  /** Granted amount in yuan. */
  grant: number
  /** Why it fails, as a text for the customer. */
  reason: string
  /** Days between a failure and a new attempt. */
  retryDays: number
}

/** How the assessment before the application proceeds. */
interface PreAssessmentSeed {
  polls: number
  outcome: 'success' | 'fail'
  reason: string
}

/** Result of a face check. */
export type FaceOutcome = 'pass' | 'fail' | 'other'

/** What is recommended for the contacts; null: nothing. */
type RecommendSeed = NonNullable<Wire<'credit/queryRecommendContactGray'>> | null

/** One change of the limit before the first day. */
interface PastChange {
  /** Days before the first day. */
  daysAgo: number
  /** Yuan; negative lowers the limit. */
  yuan: number
  title: string
}

/** Persona data of the application for credit. Everything has a default. */
export interface CreditSeed {
  assessment: AssessmentSeed
  preAssessment: PreAssessmentSeed
  /** Whether the customer has entered personal and work data. */
  baseInfo: boolean
  /** Result of a face check, and how many a day are allowed. */
  face: { outcome: FaceOutcome; triesADay: number }
  recommend: RecommendSeed
  /** Ids of completed authorisations, see `AUTHORISATIONS`. */
  raised: string[]
  /** Failed tries of the first day, by authorisation. */
  refusedToday: Readonly<Record<string, number>>
  /** Why no authorisation may start; null when they may. */
  raiseBlocked: string | null
  /** How the recording of the online bank proceeds: number of polls until the result, which is there after so many ms without polls. */
  recording: { polls: number; maxMs: number; outcome: 'success' | 'failure' }
  /** Changes of the limit before the first day, oldest first; null: one change that gives the whole limit. */
  pastChanges: PastChange[] | null
  /** Saved credit cards. */
  creditCards: Wire<'credit/queryCreditCardList'>
  /** Whether the customer has joined the promotion and the campaign of the first day's month, and has completed that campaign. */
  joined: { promotion: boolean; campaign: boolean; completed: boolean }
  /** How many days before the first day the promotion began. */
  promotionDaysAgo: number
  /** The last commitment video; null: none. */
  lastVideo: 'success' | 'fail' | null
  /** The commitment that a loan asks for: code of its video, and whether a video is required. Null: none. */
  commitment: { type: string; videoOpen: boolean } | null
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
  refusedToday: {},
  raiseBlocked: null,
  recording: { polls: 2, maxMs: 60_000, outcome: 'success' },
  pastChanges: null,
  creditCards: [],
  joined: { promotion: false, campaign: false, completed: false },
  promotionDaysAgo: 0,
  lastVideo: null,
  commitment: null,
}

type Grouped = 'assessment' | 'preAssessment' | 'face' | 'recording' | 'joined'

/** The credit data that a persona changes, also in nested groups. */
export type CreditSeedChanges = Partial<Omit<CreditSeed, Grouped>> & {
  [G in Grouped]?: Partial<CreditSeed[G]>
}

/** The credit data of a persona, with defaults. */
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
