// Original file: protos/pandex/config/v1/config.proto


export interface GetDataListsRequest {
  'types'?: (string)[];
}

export interface GetDataListsRequest__Output {
  'types': (string)[];
}
