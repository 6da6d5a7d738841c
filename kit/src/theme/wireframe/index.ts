// The default theme comes first: at equal specificity the later sheet wins on the root element.
import '../koo.css.ts'
import './wireframe.css.ts'
