import type { Wire } from '../../engine/contract.ts'

export type Survey = NonNullable<Wire<'other/getQuestionnaireInfo'>>
export type Subject = Survey['subjectList'][number]

/** Question types. */
export const TEMPLATE = {
  stars: 'TP00001',
  one: 'TX00001',
  several: 'TX00002',
  text: 'TT00001',
  hint: 'TT00002',
} as const

/** Ratings, by the follow-up question. */
const RATINGS = { poor: ['1', '2'], average: ['3'], good: ['4', '5'] } as const

interface Extra {
  required?: boolean
  header?: boolean
  sorted?: boolean
  /** Answers by letter, and how many may be selected. */
  options?: Record<string, string>
  most?: number
  /** Shown only after one of these answers to that question. */
  after?: { subject: string; answers: readonly string[] }
}

function subject(id: string, title: string, templateCode: string, extra: Extra = {}): Subject {
  const { required = false, header = false, sorted = false, options, most = 0, after } = extra
  return {
    subjectId: id,
    subjectCode: `SC${id.slice(1)}`,
    subjectTitle: title,
    templateCode,
    isRequired: required,
    isHeader: header,
    isOptionSort: sorted,
    subjectRelationList: (after?.answers ?? []).map((answer) => ({
      relationId: after?.subject ?? '',
      relationValue: answer,
    })),
    subjectOptionData:
      options === undefined
        ? null
        : {
            optionList: Object.entries(options).map(([key, value]) => ({ key, value })),
            optionUpperLimit: most,
          },
  }
}

/** A rating with a follow-up question for each kind of rating. */
function rating(first: number, about: string): Subject[] {
  const id = (k: number) => `S${first + k}`
  const after = (answers: readonly string[]) => ({ subject: id(0), answers })
  return [
    subject(id(0), `您对${about}的整体评价是？`, TEMPLATE.stars, { required: true, header: true }),
    subject(id(1), '哪些方面让您不满意？', TEMPLATE.several, {
      required: true,
      options: { A: '额度太低', B: '息费偏高', C: '流程太长', D: '看不懂页面', E: '客服响应慢' },
      most: 3,
      after: after(RATINGS.poor),
    }),
    subject(id(2), '您最希望我们改进哪一点？', TEMPLATE.one, {
      required: true,
      options: { A: '提高额度', B: '降低息费', C: '简化流程', D: '加快到账' },
      after: after(RATINGS.average),
    }),
    subject(id(3), '哪些方面让您满意？', TEMPLATE.several, {
      options: { A: '额度合适', B: '息费透明', C: '操作简单', D: '到账快' },
      most: 2,
      after: after(RATINGS.good),
    }),
    subject(id(4), '您还有什么建议？', TEMPLATE.text),
  ]
}

const REASONS: Subject[] = [
  subject('S101', '您暂时不借款的主要原因是？', TEMPLATE.one, {
    required: true,
    header: true,
    sorted: true,
    options: {
      A: '额度不够用',
      B: '息费偏高',
      C: '期数不合适',
      D: '暂时不需要用钱',
      E: '担心信息安全',
      F: '其他原因',
    },
  }),
  subject('S102', '您能接受的年化利率大约是？', TEMPLATE.one, {
    required: true,
    options: { A: '12%以内', B: '12%至18%', C: '18%至24%' },
    after: { subject: 'S101', answers: ['B'] },
  }),
  subject('S103', '请告诉我们具体原因', TEMPLATE.text, {
    required: true,
    after: { subject: 'S101', answers: ['F'] },
  }),
  subject('S104', '您还有什么想对我们说的？', TEMPLATE.hint),
]

/** Question types that no page knows, and two questions that depend on each other. */
const STRANGE: Subject[] = [
  subject('S901', '请按重要程度拖动排序', 'TZ00099', { required: true }),
  subject('S902', '您为什么这样选？', TEMPLATE.text, {
    required: true,
    after: { subject: 'S903', answers: ['A'] },
  }),
  subject('S903', '您会推荐给朋友吗？', TEMPLATE.one, {
    required: true,
    options: { A: '会', B: '不会' },
    after: { subject: 'S902', answers: ['A'] },
  }),
  subject('S904', '您是从哪里知道我们的？', TEMPLATE.one, {
    required: true,
    options: { A: '朋友推荐', B: '应用商店', C: '广告' },
  }),
]

function survey(code: string, title: string, description: string, subjectList: Subject[]): Survey {
  return {
    id: code,
    questionnaireCode: code,
    questionnaireTitle: title,
    questionnaireDesc: description,
    questionnaireStatus: 1,
    subjectList,
    windowId: `QW-${code}`,
  }
}

/** The survey of each page. */
export const SURVEYS: ReadonlyMap<string, Survey> = new Map([
  ['loanApplyPage', survey('QN-APPLY', '离开前请告诉我们原因', '您的反馈将帮助我们做得更好', REASONS)],
  [
    'loanConfirmPage',
    survey('QN-CONFIRM', '本次借款体验如何？', '只需不到1分钟', rating(201, '本次借款体验')),
  ],
  [
    'leadFlowLoanConfirmPage',
    survey('QN-LEAD', '本次服务体验如何？', '只需不到1分钟', rating(301, '合作机构借款服务')),
  ],
])

/** The survey of the loan application page whose questions test the page. */
export const STRANGE_SURVEY: Survey = survey('QN-STRANGE', '问卷调查', '', STRANGE)
