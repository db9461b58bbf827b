import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CountPoint as _pandex_common_v1_CountPoint, CountPoint__Output as _pandex_common_v1_CountPoint__Output } from './pandex/common/v1/CountPoint.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from './pandex/common/v1/CountSeries.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from './pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from './pandex/common/v1/ServiceStatus.ts';
import type { AliasProposal as _pandex_search_v1_AliasProposal, AliasProposal__Output as _pandex_search_v1_AliasProposal__Output } from './pandex/search/v1/AliasProposal.ts';
import type { AliasProposalList as _pandex_search_v1_AliasProposalList, AliasProposalList__Output as _pandex_search_v1_AliasProposalList__Output } from './pandex/search/v1/AliasProposalList.ts';
import type { ClearSearchedKeysReply as _pandex_search_v1_ClearSearchedKeysReply, ClearSearchedKeysReply__Output as _pandex_search_v1_ClearSearchedKeysReply__Output } from './pandex/search/v1/ClearSearchedKeysReply.ts';
import type { ClearSearchedKeysRequest as _pandex_search_v1_ClearSearchedKeysRequest, ClearSearchedKeysRequest__Output as _pandex_search_v1_ClearSearchedKeysRequest__Output } from './pandex/search/v1/ClearSearchedKeysRequest.ts';
import type { DecideAliasProposalRequest as _pandex_search_v1_DecideAliasProposalRequest, DecideAliasProposalRequest__Output as _pandex_search_v1_DecideAliasProposalRequest__Output } from './pandex/search/v1/DecideAliasProposalRequest.ts';
import type { FacetCount as _pandex_search_v1_FacetCount, FacetCount__Output as _pandex_search_v1_FacetCount__Output } from './pandex/search/v1/FacetCount.ts';
import type { Facets as _pandex_search_v1_Facets, Facets__Output as _pandex_search_v1_Facets__Output } from './pandex/search/v1/Facets.ts';
import type { FindRelatedReply as _pandex_search_v1_FindRelatedReply, FindRelatedReply__Output as _pandex_search_v1_FindRelatedReply__Output } from './pandex/search/v1/FindRelatedReply.ts';
import type { FindRelatedRequest as _pandex_search_v1_FindRelatedRequest, FindRelatedRequest__Output as _pandex_search_v1_FindRelatedRequest__Output } from './pandex/search/v1/FindRelatedRequest.ts';
import type { GetHotKeyRequest as _pandex_search_v1_GetHotKeyRequest, GetHotKeyRequest__Output as _pandex_search_v1_GetHotKeyRequest__Output } from './pandex/search/v1/GetHotKeyRequest.ts';
import type { Hit as _pandex_search_v1_Hit, Hit__Output as _pandex_search_v1_Hit__Output } from './pandex/search/v1/Hit.ts';
import type { HotKey as _pandex_search_v1_HotKey, HotKey__Output as _pandex_search_v1_HotKey__Output } from './pandex/search/v1/HotKey.ts';
import type { HotKeyDay as _pandex_search_v1_HotKeyDay, HotKeyDay__Output as _pandex_search_v1_HotKeyDay__Output } from './pandex/search/v1/HotKeyDay.ts';
import type { HotKeyInfo as _pandex_search_v1_HotKeyInfo, HotKeyInfo__Output as _pandex_search_v1_HotKeyInfo__Output } from './pandex/search/v1/HotKeyInfo.ts';
import type { HotKeyList as _pandex_search_v1_HotKeyList, HotKeyList__Output as _pandex_search_v1_HotKeyList__Output } from './pandex/search/v1/HotKeyList.ts';
import type { IndexSpace as _pandex_search_v1_IndexSpace, IndexSpace__Output as _pandex_search_v1_IndexSpace__Output } from './pandex/search/v1/IndexSpace.ts';
import type { ListAliasProposalsRequest as _pandex_search_v1_ListAliasProposalsRequest, ListAliasProposalsRequest__Output as _pandex_search_v1_ListAliasProposalsRequest__Output } from './pandex/search/v1/ListAliasProposalsRequest.ts';
import type { ListHotKeysRequest as _pandex_search_v1_ListHotKeysRequest, ListHotKeysRequest__Output as _pandex_search_v1_ListHotKeysRequest__Output } from './pandex/search/v1/ListHotKeysRequest.ts';
import type { ListSearchedKeysRequest as _pandex_search_v1_ListSearchedKeysRequest, ListSearchedKeysRequest__Output as _pandex_search_v1_ListSearchedKeysRequest__Output } from './pandex/search/v1/ListSearchedKeysRequest.ts';
import type { ListSubjectsRequest as _pandex_search_v1_ListSubjectsRequest, ListSubjectsRequest__Output as _pandex_search_v1_ListSubjectsRequest__Output } from './pandex/search/v1/ListSubjectsRequest.ts';
import type { RebuildRef as _pandex_search_v1_RebuildRef, RebuildRef__Output as _pandex_search_v1_RebuildRef__Output } from './pandex/search/v1/RebuildRef.ts';
import type { RebuildState as _pandex_search_v1_RebuildState, RebuildState__Output as _pandex_search_v1_RebuildState__Output } from './pandex/search/v1/RebuildState.ts';
import type { RecordSearchesRequest as _pandex_search_v1_RecordSearchesRequest, RecordSearchesRequest__Output as _pandex_search_v1_RecordSearchesRequest__Output } from './pandex/search/v1/RecordSearchesRequest.ts';
import type { SearchClick as _pandex_search_v1_SearchClick, SearchClick__Output as _pandex_search_v1_SearchClick__Output } from './pandex/search/v1/SearchClick.ts';
import type { SearchDiskReply as _pandex_search_v1_SearchDiskReply, SearchDiskReply__Output as _pandex_search_v1_SearchDiskReply__Output } from './pandex/search/v1/SearchDiskReply.ts';
import type { SearchDiskRequest as _pandex_search_v1_SearchDiskRequest, SearchDiskRequest__Output as _pandex_search_v1_SearchDiskRequest__Output } from './pandex/search/v1/SearchDiskRequest.ts';
import type { SearchLoad as _pandex_search_v1_SearchLoad, SearchLoad__Output as _pandex_search_v1_SearchLoad__Output } from './pandex/search/v1/SearchLoad.ts';
import type { SearchOperator as _pandex_search_v1_SearchOperator, SearchOperator__Output as _pandex_search_v1_SearchOperator__Output } from './pandex/search/v1/SearchOperator.ts';
import type { SearchPoint as _pandex_search_v1_SearchPoint, SearchPoint__Output as _pandex_search_v1_SearchPoint__Output } from './pandex/search/v1/SearchPoint.ts';
import type { SearchSeen as _pandex_search_v1_SearchSeen, SearchSeen__Output as _pandex_search_v1_SearchSeen__Output } from './pandex/search/v1/SearchSeen.ts';
import type { SearchSeries as _pandex_search_v1_SearchSeries, SearchSeries__Output as _pandex_search_v1_SearchSeries__Output } from './pandex/search/v1/SearchSeries.ts';
import type { SearchServiceClient as _pandex_search_v1_SearchServiceClient, SearchServiceDefinition as _pandex_search_v1_SearchServiceDefinition } from './pandex/search/v1/SearchService.ts';
import type { SearchedKey as _pandex_search_v1_SearchedKey, SearchedKey__Output as _pandex_search_v1_SearchedKey__Output } from './pandex/search/v1/SearchedKey.ts';
import type { SearchedKeyList as _pandex_search_v1_SearchedKeyList, SearchedKeyList__Output as _pandex_search_v1_SearchedKeyList__Output } from './pandex/search/v1/SearchedKeyList.ts';
import type { SubjectList as _pandex_search_v1_SubjectList, SubjectList__Output as _pandex_search_v1_SubjectList__Output } from './pandex/search/v1/SubjectList.ts';
import type { SuggestReply as _pandex_search_v1_SuggestReply, SuggestReply__Output as _pandex_search_v1_SuggestReply__Output } from './pandex/search/v1/SuggestReply.ts';
import type { SuggestRequest as _pandex_search_v1_SuggestRequest, SuggestRequest__Output as _pandex_search_v1_SuggestRequest__Output } from './pandex/search/v1/SuggestRequest.ts';
import type { Suggestion as _pandex_search_v1_Suggestion, Suggestion__Output as _pandex_search_v1_Suggestion__Output } from './pandex/search/v1/Suggestion.ts';
import type { UpdateSearchedKeyRequest as _pandex_search_v1_UpdateSearchedKeyRequest, UpdateSearchedKeyRequest__Output as _pandex_search_v1_UpdateSearchedKeyRequest__Output } from './pandex/search/v1/UpdateSearchedKeyRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        CountPoint: MessageTypeDefinition<_pandex_common_v1_CountPoint, _pandex_common_v1_CountPoint__Output>
        CountSeries: MessageTypeDefinition<_pandex_common_v1_CountSeries, _pandex_common_v1_CountSeries__Output>
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
        SeriesRequest: MessageTypeDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_SeriesRequest__Output>
        ServiceStatus: MessageTypeDefinition<_pandex_common_v1_ServiceStatus, _pandex_common_v1_ServiceStatus__Output>
      }
    }
    search: {
      v1: {
        AliasProposal: MessageTypeDefinition<_pandex_search_v1_AliasProposal, _pandex_search_v1_AliasProposal__Output>
        AliasProposalList: MessageTypeDefinition<_pandex_search_v1_AliasProposalList, _pandex_search_v1_AliasProposalList__Output>
        ClearSearchedKeysReply: MessageTypeDefinition<_pandex_search_v1_ClearSearchedKeysReply, _pandex_search_v1_ClearSearchedKeysReply__Output>
        ClearSearchedKeysRequest: MessageTypeDefinition<_pandex_search_v1_ClearSearchedKeysRequest, _pandex_search_v1_ClearSearchedKeysRequest__Output>
        DecideAliasProposalRequest: MessageTypeDefinition<_pandex_search_v1_DecideAliasProposalRequest, _pandex_search_v1_DecideAliasProposalRequest__Output>
        FacetCount: MessageTypeDefinition<_pandex_search_v1_FacetCount, _pandex_search_v1_FacetCount__Output>
        Facets: MessageTypeDefinition<_pandex_search_v1_Facets, _pandex_search_v1_Facets__Output>
        FindRelatedReply: MessageTypeDefinition<_pandex_search_v1_FindRelatedReply, _pandex_search_v1_FindRelatedReply__Output>
        FindRelatedRequest: MessageTypeDefinition<_pandex_search_v1_FindRelatedRequest, _pandex_search_v1_FindRelatedRequest__Output>
        GetHotKeyRequest: MessageTypeDefinition<_pandex_search_v1_GetHotKeyRequest, _pandex_search_v1_GetHotKeyRequest__Output>
        Hit: MessageTypeDefinition<_pandex_search_v1_Hit, _pandex_search_v1_Hit__Output>
        HotKey: MessageTypeDefinition<_pandex_search_v1_HotKey, _pandex_search_v1_HotKey__Output>
        HotKeyDay: MessageTypeDefinition<_pandex_search_v1_HotKeyDay, _pandex_search_v1_HotKeyDay__Output>
        HotKeyInfo: MessageTypeDefinition<_pandex_search_v1_HotKeyInfo, _pandex_search_v1_HotKeyInfo__Output>
        HotKeyList: MessageTypeDefinition<_pandex_search_v1_HotKeyList, _pandex_search_v1_HotKeyList__Output>
        IndexSpace: MessageTypeDefinition<_pandex_search_v1_IndexSpace, _pandex_search_v1_IndexSpace__Output>
        ListAliasProposalsRequest: MessageTypeDefinition<_pandex_search_v1_ListAliasProposalsRequest, _pandex_search_v1_ListAliasProposalsRequest__Output>
        ListHotKeysRequest: MessageTypeDefinition<_pandex_search_v1_ListHotKeysRequest, _pandex_search_v1_ListHotKeysRequest__Output>
        ListSearchedKeysRequest: MessageTypeDefinition<_pandex_search_v1_ListSearchedKeysRequest, _pandex_search_v1_ListSearchedKeysRequest__Output>
        ListSubjectsRequest: MessageTypeDefinition<_pandex_search_v1_ListSubjectsRequest, _pandex_search_v1_ListSubjectsRequest__Output>
        RebuildRef: MessageTypeDefinition<_pandex_search_v1_RebuildRef, _pandex_search_v1_RebuildRef__Output>
        RebuildState: MessageTypeDefinition<_pandex_search_v1_RebuildState, _pandex_search_v1_RebuildState__Output>
        RecordSearchesRequest: MessageTypeDefinition<_pandex_search_v1_RecordSearchesRequest, _pandex_search_v1_RecordSearchesRequest__Output>
        SearchClick: MessageTypeDefinition<_pandex_search_v1_SearchClick, _pandex_search_v1_SearchClick__Output>
        SearchDiskReply: MessageTypeDefinition<_pandex_search_v1_SearchDiskReply, _pandex_search_v1_SearchDiskReply__Output>
        SearchDiskRequest: MessageTypeDefinition<_pandex_search_v1_SearchDiskRequest, _pandex_search_v1_SearchDiskRequest__Output>
        SearchLoad: MessageTypeDefinition<_pandex_search_v1_SearchLoad, _pandex_search_v1_SearchLoad__Output>
        SearchOperator: MessageTypeDefinition<_pandex_search_v1_SearchOperator, _pandex_search_v1_SearchOperator__Output>
        SearchPoint: MessageTypeDefinition<_pandex_search_v1_SearchPoint, _pandex_search_v1_SearchPoint__Output>
        SearchSeen: MessageTypeDefinition<_pandex_search_v1_SearchSeen, _pandex_search_v1_SearchSeen__Output>
        SearchSeries: MessageTypeDefinition<_pandex_search_v1_SearchSeries, _pandex_search_v1_SearchSeries__Output>
        SearchService: SubtypeConstructor<typeof grpc.Client, _pandex_search_v1_SearchServiceClient> & { service: _pandex_search_v1_SearchServiceDefinition }
        SearchedKey: MessageTypeDefinition<_pandex_search_v1_SearchedKey, _pandex_search_v1_SearchedKey__Output>
        SearchedKeyList: MessageTypeDefinition<_pandex_search_v1_SearchedKeyList, _pandex_search_v1_SearchedKeyList__Output>
        SubjectList: MessageTypeDefinition<_pandex_search_v1_SubjectList, _pandex_search_v1_SubjectList__Output>
        SuggestReply: MessageTypeDefinition<_pandex_search_v1_SuggestReply, _pandex_search_v1_SuggestReply__Output>
        SuggestRequest: MessageTypeDefinition<_pandex_search_v1_SuggestRequest, _pandex_search_v1_SuggestRequest__Output>
        Suggestion: MessageTypeDefinition<_pandex_search_v1_Suggestion, _pandex_search_v1_Suggestion__Output>
        UpdateSearchedKeyRequest: MessageTypeDefinition<_pandex_search_v1_UpdateSearchedKeyRequest, _pandex_search_v1_UpdateSearchedKeyRequest__Output>
      }
    }
  }
}

