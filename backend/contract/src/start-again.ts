/** Refuses a cursor that does not belong to what is asked for. */
export const START_AGAIN = 'Please start again from the first page.'
