import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '学籍认证结果', exits: { home: null, again: null } })

// raiseLimit.9
/**
 * The student record that was found, and whether it has raised the limit. `home`: the other ways to raise it. `again`: the record
 * was in memory only and is gone; leads to the field of the code.
 */
export const academicResult = step.page(() => import('./AcademicResult.tsx'))

export type Props = StepPageProps<typeof step>
