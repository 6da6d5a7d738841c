/** The kit's fields by `name`, for a form of a step. Each takes the part's own props but value, error and ref. */
import { AmountBox as KitAmountBox } from '@koo/kit/AmountBox'
import { BankCardField as KitBankCardField } from '@koo/kit/BankCardField'
import { CascadeField as KitCascadeField } from '@koo/kit/CascadeField'
import { CheckGroup as KitCheckGroup } from '@koo/kit/CheckGroup'
import { Checkbox as KitCheckbox } from '@koo/kit/Checkbox'
import { CodeBox as KitCodeBox } from '@koo/kit/CodeBox'
import { DateField as KitDateField } from '@koo/kit/DateField'
import { IdNumberField as KitIdNumberField } from '@koo/kit/IdNumberField'
import { MoneyField as KitMoneyField } from '@koo/kit/MoneyField'
import { NameField as KitNameField } from '@koo/kit/NameField'
import { PhoneField as KitPhoneField } from '@koo/kit/PhoneField'
import { RadioGroup as KitRadioGroup } from '@koo/kit/RadioGroup'
import { SelectField as KitSelectField } from '@koo/kit/SelectField'
import { Switch as KitSwitch } from '@koo/kit/Switch'
import { TextArea as KitTextArea } from '@koo/kit/TextArea'
import { TextField as KitTextField } from '@koo/kit/TextField'
import { UploadField as KitUploadField } from '@koo/kit/UploadField'
import { bound } from './bound.tsx'

export const AmountBox = /* @__PURE__ */ bound(KitAmountBox)
export const BankCardField = /* @__PURE__ */ bound(KitBankCardField)
export const CascadeField = /* @__PURE__ */ bound(KitCascadeField)
export const CheckGroup = /* @__PURE__ */ bound(KitCheckGroup)
export const Checkbox = /* @__PURE__ */ bound(KitCheckbox)
export const CodeBox = /* @__PURE__ */ bound(KitCodeBox)
export const DateField = /* @__PURE__ */ bound(KitDateField)
export const IdNumberField = /* @__PURE__ */ bound(KitIdNumberField)
export const MoneyField = /* @__PURE__ */ bound(KitMoneyField)
export const NameField = /* @__PURE__ */ bound(KitNameField)
export const PhoneField = /* @__PURE__ */ bound(KitPhoneField)
export const RadioGroup = /* @__PURE__ */ bound(KitRadioGroup)
export const SelectField = /* @__PURE__ */ bound(KitSelectField)
export const Switch = /* @__PURE__ */ bound(KitSwitch)
export const TextArea = /* @__PURE__ */ bound(KitTextArea)
export const TextField = /* @__PURE__ */ bound(KitTextField)
export const UploadField = /* @__PURE__ */ bound(KitUploadField)
