import { assessStatusStrings } from '../../AssessStatus/strings.ts'
import { contactFormStrings } from '../../ContactForm/strings.ts'
import { contactRecommendStrings } from '../../ContactRecommend/strings.ts'
import { imageViewerStrings } from '../../ImageViewer/strings.ts'
import { incomePickerStrings } from '../../IncomePicker/strings.ts'
import { mediaCaptureStrings } from '../../MediaCapture/strings.ts'
import { protocolReaderStrings } from '../../ProtocolReader/strings.ts'
import { stepBarStrings } from '../../StepBar/strings.ts'
import { taskListStrings } from '../../TaskList/strings.ts'

/** Strings of the parts of an application for credit, Simplified Chinese; each part has its own file, as in `business`. */
export const applicationZhCN = {
  stepBar: stepBarStrings,
  taskList: taskListStrings,
  imageViewer: imageViewerStrings,
  assessStatus: assessStatusStrings,
  protocolReader: protocolReaderStrings,
  incomePicker: incomePickerStrings,
  contactForm: contactFormStrings,
  contactRecommend: contactRecommendStrings,
  mediaCapture: mediaCaptureStrings,
}
