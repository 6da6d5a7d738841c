'use client'
import type { ComponentProps } from 'react'
import { CheckGroup, CheckRow } from '../CheckGroup/index.ts'
import { RadioGroup, RadioRow } from '../RadioGroup/index.ts'
import { Stars, type StarsProps } from '../Stars/index.ts'
import { Surface } from '../Surface/index.ts'
import { TextArea } from '../TextArea/index.ts'
import * as styles from './SurveyQuestion.css.ts'
import type { questionKinds } from './variants.ts'

export type QuestionKind = (typeof questionKinds)[number]

export interface QuestionOption {
  value: string
  label: string
}

export interface SurveyQuestionProps extends Omit<
  ComponentProps<'section'>,
  'title' | 'defaultValue' | 'onChange' | 'children'
> {
  /** How the question is answered. */
  kind: QuestionKind
  title: string
  /** Rows of `one` and `several`. */
  options?: readonly QuestionOption[]
  /** Maximum number of selected rows of `several`; 0 means no limit. */
  max?: number
  /** Called when one more row is tapped at the maximum. Nothing changes; the page says why. */
  onMax?: (max: number) => void
  /** Maximum length of `text`. */
  maxLength?: number
  placeholder?: string
  /** The answers: the number of stars, the values of the rows, or the text; empty while there is none. */
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
  required?: boolean
  disabled?: boolean
  error?: string
  /** What the ratings of `stars` are called. */
  words?: StarsProps['words']
}

/** One question of a survey: stars, one choice, several choices or text. Native props go to the card. */
export function SurveyQuestion(props: SurveyQuestionProps) {
  const { kind, title, options, max, onMax, maxLength, placeholder, words, ...others } = props
  const { value, onValueChange, required, disabled, error, ...rest } = others
  const [first] = value
  const field = {
    label: <span className={styles.title}>{title}</span>,
    error,
    ...(required !== undefined && { required }),
    ...(disabled !== undefined && { disabled }),
  }
  const set = (one: string | number) => onValueChange(one === '' ? [] : [String(one)])
  const controls = {
    stars: () => (
      <Stars
        {...field}
        words={words}
        value={first === undefined ? null : Number(first)}
        onValueChange={set}
      />
    ),
    one: () => (
      <RadioGroup {...field} value={first ?? null} onValueChange={set}>
        {options?.map(({ value: key, label }) => (
          <RadioRow key={key} value={key}>
            {label}
          </RadioRow>
        ))}
      </RadioGroup>
    ),
    several: () => (
      <CheckGroup {...field} max={max} onMax={onMax} value={value} onValueChange={onValueChange}>
        {options?.map(({ value: key, label }) => (
          <CheckRow key={key} value={key}>
            {label}
          </CheckRow>
        ))}
      </CheckGroup>
    ),
    text: () => (
      <TextArea
        {...field}
        value={first ?? ''}
        onValueChange={set}
        maxLength={maxLength}
        placeholder={placeholder}
      />
    ),
  }
  return <Surface {...rest}>{controls[kind]()}</Surface>
}
