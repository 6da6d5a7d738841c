// The default theme first: equal specificity, so the later sheet wins on the root element.
import '../koo.css.ts'
import './wireframe.css.ts'
