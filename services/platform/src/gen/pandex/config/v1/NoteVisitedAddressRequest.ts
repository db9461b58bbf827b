// Original file: protos/pandex/config/v1/config.proto


export interface NoteVisitedAddressRequest {
  'address'?: (string);
}

export interface NoteVisitedAddressRequest__Output {
  'address': (string);
}
