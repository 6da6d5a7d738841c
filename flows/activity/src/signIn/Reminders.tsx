import { activitySignInPushStatus } from '@koo/api-client/calls'
import { Surface } from '@koo/kit/Surface'
import { Switch } from '@koo/kit/Switch'
import { useSubmit } from '@koo/page/form'
import { copy } from './copy.ts'

interface RemindersProps {
  isOn: boolean
  onRefresh: () => Promise<unknown>
}

/** Whether the customer is reminded to sign in: off as easily as on. */
export function Reminders({ isOn, onRefresh }: RemindersProps) {
  // The same value twice changes nothing.
  const change = useSubmit(activitySignInPushStatus, { repeatable: true, onDone: onRefresh })
  return (
    <Surface>
      <Switch
        data-event="sign_in_reminder"
        label={copy.push}
        value={isOn}
        disabled={change.pending}
        hint={copy.pushHint[isOn ? 'on' : 'off']}
        error={change.failure?.text}
        onValueChange={() => void change.run({ status: isOn ? 0 : 1 })}
      />
    </Surface>
  )
}
