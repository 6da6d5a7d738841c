import { defineStep, type StepPageProps } from '@koo/flow'

const form = defineStep({
  title: '学籍认证',
  exits: { asking: null, blocked: null, apply: null },
})
const loading = defineStep({
  title: '学籍认证中',
  exits: {
    found: null,
    /** Back to the field: the code was refused, or a reload has lost it. */
    lost: null,
  },
})

/** The code of an online report, by which a student record is found. It is kept in the memory of the tab only. */
export const academicForm = form.page(() => import('./AcademicForm.tsx'))

/** Asks for the record behind the code, once. `found`: it is in memory, for `useAcademicRecord`. */
export const academicLoading = loading.page(() => import('./AcademicLoading.tsx'))

export type FormProps = StepPageProps<typeof form>
export type LoadingProps = StepPageProps<typeof loading>
