// Original file: protos/pandex/config/v1/config.proto


export interface GetDataListsRequest {
  'types'?: (string)[];
  'known'?: ({[key: string]: string});
}

export interface GetDataListsRequest__Output {
  'types': (string)[];
  'known': ({[key: string]: string});
}
