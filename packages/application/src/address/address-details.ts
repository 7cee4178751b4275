import type { DepositorProgress, HomeFields } from '@coffer/api-client/depositor'
import { stateCode } from '@coffer/domain/states'
import type { AddressForm } from './address.schema.ts'

type Saved = DepositorProgress['fields']
export type SavedAddress = Pick<
  Saved,
  'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode' | 'mailingAddress'
>

/** Initial values of the form. */
export function toForm(saved: SavedAddress): AddressForm {
  const mailing = saved.mailingAddress
  return {
    addressLine1: saved.addressLine1 ?? '',
    addressLine2: saved.addressLine2 ?? '',
    city: saved.city ?? '',
    state: stateCode(saved.state ?? '') ?? '',
    postalCode: saved.postalCode ?? '',
    mailingIsDifferent: mailing !== null,
    mailingLine1: mailing?.addressLine1 ?? '',
    mailingLine2: mailing?.addressLine2 ?? '',
    mailingCity: mailing?.city ?? '',
    mailingState: stateCode(mailing?.state ?? '') ?? '',
    mailingPostalCode: mailing?.postalCode ?? '',
  }
}

/** The fields to save, with a mailing address only if it differs. */
export function toFields(form: AddressForm): HomeFields {
  const { addressLine1, addressLine2, city, state, postalCode } = form
  return {
    addressLine1,
    addressLine2,
    city,
    state,
    postalCode,
    mailingAddress: form.mailingIsDifferent
      ? {
          addressLine1: form.mailingLine1,
          addressLine2: form.mailingLine2,
          city: form.mailingCity,
          state: form.mailingState,
          postalCode: form.mailingPostalCode,
        }
      : null,
  }
}

const mailingFields: Readonly<Record<string, keyof AddressForm>> = {
  addressLine1: 'mailingLine1',
  addressLine2: 'mailingLine2',
  city: 'mailingCity',
  state: 'mailingState',
  postalCode: 'mailingPostalCode',
}

/** The form's name of a rejected field: "mailingAddress.city" is `mailingCity`. */
export function formField(refused: string): string {
  const [group, part = 'addressLine1'] = refused.split('.')
  return group === 'mailingAddress' ? (mailingFields[part] ?? refused) : refused
}
