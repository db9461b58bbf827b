// Original file: protos/pandex/config/v1/config.proto


export interface ListFileTextsRequest {
}

export interface ListFileTextsRequest__Output {
}
