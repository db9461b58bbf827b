// Original file: protos/pandex/config/v1/config.proto


export interface GetStoredListsRequest {
  'types'?: (string)[];
}

export interface GetStoredListsRequest__Output {
  'types': (string)[];
}
