export { answer, type Said } from './answer.ts'
